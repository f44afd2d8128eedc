const HOUR = 3_600_000
const DAY = 24 * HOUR
/** UTC: the hour with the fewest visitors. */
const HOUR_OF_BACKUP = 3
/** A backup takes minutes; two hours later something is wrong. */
const LATE = DAY + 2 * HOUR

const STAMP = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/

/** The name of a backup's folder, in UTC: 2026-11-23T03-00-00Z. */
export function stampOf(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

/** Whether a backup is due: none exists, or the last one is older than the last 03:00 UTC. Ignores other names. */
export function isDue(names: string[], now: Date): boolean {
  const last = lastOf(names)
  if (last === undefined) return true
  const next = new Date(last)
  next.setUTCHours(HOUR_OF_BACKUP, 0, 0, 0)
  if (next.getTime() <= last) next.setUTCDate(next.getUTCDate() + 1)
  return now >= next
}

/** The names of the backups that are older than `days`. */
export function endedBackups(names: string[], days: number, now: Date): string[] {
  return names.filter((name) => {
    const time = timeOf(name)
    return time !== undefined && now.getTime() - time > days * DAY
  })
}

/** Whether the last backup is at most 26 hours old. */
export function isFresh(names: string[], now: Date): boolean {
  const last = lastOf(names)
  return last !== undefined && now.getTime() - last <= LATE
}

function lastOf(names: string[]): number | undefined {
  const times = names.flatMap((name) => timeOf(name) ?? [])
  return times.length > 0 ? Math.max(...times) : undefined
}

function timeOf(name: string): number | undefined {
  const [, day, hour, minute, second] = STAMP.exec(name) ?? []
  const time = Date.parse(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(time) ? undefined : time
}
