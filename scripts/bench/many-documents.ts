import { type SeedDocument, seedDocuments } from '../seed/seed-documents.ts'

type Routable = Extract<SeedDocument, { path?: unknown }>

/** As many documents as wanted that read like the seed's of this type, each at an address of its own. */
export function manyDocuments(type: string, count: number): Routable[] {
  const models = seedDocuments.filter(
    (document): document is Routable => document._type === type && 'path' in document,
  )
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length]
    if (!model) throw new Error(`The seed has no documents of type ${type} with an address.`)
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

/** An image is known by its drawing until it is uploaded, and none is uploaded for these. */
function withoutImage(model: Routable): Routable {
  if (!('image' in model)) return model
  const { image: _, ...rest } = model
  return rest
}
