import type { Stack } from './stack.ts'
import { until } from './until.ts'

/** Waits until the lake has delivered all webhooks, such as those of the seed. */
export async function siteSettled(stack: Pick<Stack, 'client'>): Promise<void> {
  const url = '/hooks/projects/lake/lake/messages'
  await until(async () => (await stack.client.request<object[]>({ url })).length === 0)
}
