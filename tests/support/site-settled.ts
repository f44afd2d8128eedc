import type { Stack } from './stack.ts'
import { until } from './until.ts'

/** Waits until the site has received all that the lake had to tell it, such as the writing of the seed. */
export async function siteSettled(stack: Stack): Promise<void> {
  const url = '/hooks/projects/lake/lake/messages'
  await until(async () => (await stack.client.request<object[]>({ url })).length === 0, 30_000)
}
