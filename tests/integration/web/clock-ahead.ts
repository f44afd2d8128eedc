// Preloaded by a server of a test (`node --import`), whose clock then differs by CLOCK_AHEAD_MS. Each SIGUSR2 sets it
// further, by the next of CLOCK_SET_MS (a list). Its monotonic clock does not follow, as on a real machine.
let ahead = Number(process.env.CLOCK_AHEAD_MS)
const steps = (process.env.CLOCK_SET_MS ?? '').split(',').map(Number)
const { now: realNow } = Date
const now = () => realNow() + ahead

process.on('SIGUSR2', () => {
  ahead += steps.shift() ?? 0
})
globalThis.Date = new Proxy(Date, {
  construct: (date, args, newTarget) =>
    Reflect.construct(date, args.length === 0 ? [now()] : args, newTarget),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})
