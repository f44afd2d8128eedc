import type { SanityClient } from 'sanity'

/**
 * Redirects the addresses of a document to another one, and what redirects to it so far: then nothing keeps it from being
 * deleted. A page goes first at its address, so visitors are redirected once it is unpublished or deleted.
 */
export async function redirectVisitors(
  client: SanityClient,
  document: { id: string; addresses: string[] },
  target: string,
): Promise<void> {
  const { id, addresses } = document
  const to = { _type: 'reference', _ref: target }
  const stored = await client
    .withConfig({ perspective: 'raw' })
    .fetch<{ _id: string; from: string }[]>(
      '*[_type == "redirect" && (to._ref == $id || from in $addresses)]{_id, from}',
      { id, addresses },
    )
  const transaction = client.transaction()
  for (const { _id } of stored) transaction.patch(_id, { set: { to } })
  const taken = new Set(stored.map(({ from }) => from))
  for (const from of addresses.filter((address) => !taken.has(address)))
    transaction.create({ _type: 'redirect', from, to, permanent: true })
  await transaction.commit({ tag: 'send-visitors' })
}
