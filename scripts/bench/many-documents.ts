import { type SeedDocument, seedDocuments } from '../seed/seed-documents.ts'

type Routable = Extract<SeedDocument, { path?: unknown }>

/** Copies of the seed's documents of a type, each with its own path. */
export function manyDocuments(type: string, count: number): Routable[] {
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

/** Removes images: the seed refers to them by drawing, and none are uploaded for these documents. */
function withoutImage(model: Routable): Routable {
  if (!('image' in model)) return model
  const { image: _, ...rest } = model
  return rest
}
