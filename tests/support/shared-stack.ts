import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, inject } from 'vitest'
import { contentClient } from '../../scripts/content/content-client.ts'
import { siteSettled } from './site-settled.ts'
import type { SharedStack } from './site-setup.ts'

type Stored = { _id: string; _type: string; _rev: string }

/** The stack of all tests that only need a site; what a file changes in the content is undone at its end. */
export function sharedStack(): SharedStack & { client: SanityClient } {
  const stack = inject('stack')
  const client = contentClient(stack.settings, stack.lakeToken)
  const readAll = () =>
    client.fetch<Stored[]>('*[!(_id in path("_.**"))]', {}, { perspective: 'raw' })
  let before: Stored[]
  beforeAll(async () => {
    before = await readAll()
  })
  afterAll(async () => {
    const now = new Map((await readAll()).map((document) => [document._id, document]))
    const transaction = client.transaction()
    for (const { _rev, ...document } of before) {
      if (now.get(document._id)?._rev !== _rev) transaction.createOrReplace(document)
      now.delete(document._id)
    }
    for (const id of now.keys()) transaction.delete(id)
    await transaction.commit()
    await siteSettled({ client }, stack.urls.site)
  })
  return { ...stack, client }
}
