import type { Stack } from './stack.ts'
import { until } from './until.ts'

/**
 * Waits until a site shows all that was published so far: changes arrive in order, so it publishes one more, a
 * redirect, until that works.
 */
export async function siteSettled({ client }: Pick<Stack, 'client'>, site: string): Promise<void> {
  const name = `settled-${crypto.randomUUID()}`
  const to = { _type: 'reference', _ref: 'product-reactor' }
  await client.create({ _id: name, _type: 'redirect', from: `/${name}`, to, permanent: false })
  await until(async () => (await fetch(`${site}/${name}`, { redirect: 'manual' })).status === 307)
  await client.delete(name)
}
