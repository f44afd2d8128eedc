import type { LeadsDatabase } from './schema.ts'

/** Work that one of all servers does from time to time. */
export type PeriodicTask = {
  name: string
  /** How long a server may take, in ms. */
  leaseMs: number
  /** How long after its end it is due again, in ms. */
  everyMs: number
}

/** The right to do a task; `until` (ms since 1970) tells one holder from the next. */
export type Lease = { task: PeriodicTask; until: number }

/** Takes a task; undefined if it is not due or a server holds it. */
export async function claimTask(
  database: LeadsDatabase,
  task: PeriodicTask,
  now: number,
): Promise<Lease | undefined> {
  const { name, leaseMs, everyMs } = task
  const until = now + leaseMs
  // One statement: of servers that claim at the same time, one gets a row back.
  const claimed = await database
    .insertInto('task')
    .values({ name, leased_until: until, finished_at: 0, done_through: 0 })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet({ leased_until: until })
        .where('task.leased_until', '<=', now)
        .where('task.finished_at', '<=', now - everyMs),
    )
    .returning('name')
    .executeTakeFirst()
  return claimed && { task, until }
}

/** Gives a task back undone: whoever asks next may take it. */
export async function releaseTask(database: LeadsDatabase, lease: Lease): Promise<void> {
  await heldRow(database, lease).set({ leased_until: 0 }).execute()
}

/** Gives a task back done at `now`; `through` is up to where, for tasks that go on from there. */
export async function finishTask(
  database: LeadsDatabase,
  lease: Lease,
  { now, through = 0 }: { now: number; through?: number },
): Promise<void> {
  await heldRow(database, lease)
    .set({ leased_until: 0, finished_at: now, done_through: through })
    .execute()
}

/** The row of a task, unless another server has taken it since. */
const heldRow = (database: LeadsDatabase, { task, until }: Lease) =>
  database.updateTable('task').where('name', '=', task.name).where('leased_until', '=', until)
