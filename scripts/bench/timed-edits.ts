import { setTimeout as wait } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'

type Edited = { _id: string; field: string; path: string }

/** Random documents that have a page, with `global` edits of the settings evenly between them. */
export async function editedDocuments(
  client: SanityClient,
  count: number,
  settings: number,
  random: () => number,
): Promise<Edited[]> {
  const found = await client.fetch<{ _id: string; field: string; path: string }[]>(
    `*[_type in ["article", "product", "guide", "event", "page", "job"] && defined(path.current)] | order(_id asc){
      _id, "field": "seo.title", "path": path.current
    }`,
  )
  return Array.from({ length: count }, (_, at) => {
    const isSettings = settings > 0 && at % Math.ceil(count / settings) === 1
    const document = found[Math.floor(random() * found.length)]
    if (!document) throw new Error('There are no documents to edit.')
    return isSettings ? { _id: 'siteSettings', field: 'brandName', path: '/' } : document
  })
}

/** Publishes an edit; returns the ms from the content API's answer until a visitor gets the new page. */
export async function timeEdit(
  client: SanityClient,
  site: string,
  { _id, field, path }: Edited,
  count: number,
): Promise<number> {
  const text = `Edit ${count} of all`
  await client
    .patch(_id)
    .set({ [field]: text })
    .commit()
  const startedAt = performance.now()
  while (!(await (await fetch(site + path)).text()).includes(text)) {
    if (performance.now() - startedAt > 20_000) throw new Error(`${path} does not show its edit.`)
    await wait(10)
  }
  return performance.now() - startedAt
}
