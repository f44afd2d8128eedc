import type { SanityClient } from '@sanity/client'
import { type SeedDocument, seedDocuments } from '../seed/seed-documents.ts'

type Routable = Extract<SeedDocument, { path?: unknown }>

/** Documents per transaction. */
const BATCH = 200

/** Writes `count` copies of the seed's documents of a type; returns their paths. */
export async function addDocuments(
  client: SanityClient,
  type: string,
  count: number,
): Promise<string[]> {
  const documents = manyDocuments(type, count)
  for (let at = 0; at < documents.length; at += BATCH) {
    const transaction = client.transaction()
    for (const document of documents.slice(at, at + BATCH)) {
      transaction.createOrReplace<object>(document)
    }
    await transaction.commit({ returnDocuments: false })
  }
  return documents.flatMap(({ path }) => path?.current ?? [])
}

/** Copies of the seed's documents of a type, each with its own path. */
function manyDocuments(type: string, count: number): Routable[] {
  const models = seedDocuments.filter(
    (document): document is Routable => document._type === type && 'path' in document,
  )
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length]
    if (!model) throw new Error(`The seed has no documents of type ${type} with a path.`)
    const name = `bench-${String(index).padStart(5, '0')}`
    const area = model.path?.current?.replace(/[^/]*$/, '') ?? '/'
    return {
      ...withoutImage(model),
      _id: name,
      title: `${model.title} (${index})`,
      path: { _type: 'slug', current: `${area}${name}` },
    }
  })
}

/** Removes images: the seed names them by drawing, and none are uploaded for these documents. */
function withoutImage(model: Routable): Routable {
  if (!('image' in model)) return model
  const { image: _, ...rest } = model
  return rest
}
