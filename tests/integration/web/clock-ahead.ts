// Preloaded by a server of a test (`node --import`), whose clock then differs by CLOCK_AHEAD_MS.
const ahead = Number(process.env.CLOCK_AHEAD_MS)
const { now: realNow } = Date
const now = () => realNow() + ahead

globalThis.Date = new Proxy(Date, {
  construct: (date, args, newTarget) =>
    Reflect.construct(date, args.length === 0 ? [now()] : args, newTarget),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})
