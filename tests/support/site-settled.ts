import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Stack } from './stack.ts'
import { until } from './until.ts'

/** Waits until the site has received all that the lake had to tell it, such as the writing of the seed. */
export async function siteSettled(stack: Stack): Promise<void> {
  const queue = new DatabaseSync(join(stack.dir, 'lake/webhooks.sqlite'), { readOnly: true })
  const waiting = queue.prepare('select count(*) as jobs from job')
  await until(async () => waiting.get()?.jobs === 0, 30_000).finally(() => queue.close())
}
