import { type Content, type Finding, isUnpublished, nodesIn, type Stored } from './content'

interface Reference {
  path: string
  id: string
}

/** The references of a document, at any depth. */
export function referencesIn(document: Stored): Reference[] {
  return [...nodesIn(document)].flatMap(({ name, value, path }) =>
    name === '_ref' && typeof value === 'string'
      ? [{ path: path.replace(/\._ref$/, ''), id: value }]
      : [],
  )
}

/** References to documents that are missing or unpublished. */
export function checkReferences({ byId }: Content, documents: Stored[]): Finding[] {
  return documents.flatMap((document) =>
    referencesIn(document).flatMap(({ path, id }): Finding[] => {
      if (byId.has(id)) return []
      // A draft may refer to another draft, since both are published together.
      const draft = byId.get(`drafts.${id}`)
      if (draft && isUnpublished(document._id)) return []
      const message = draft
        ? 'What is chosen here is not published yet, so visitors do not see it. Publish it.'
        : `What was chosen here no longer exists (${id}). Choose another one, or clear the field.`
      return [{ level: 'error', check: 'references', id: document._id, path, message }]
    }),
  )
}

/** Images without an alternative text. */
export function checkAltTexts(documents: Stored[]): Finding[] {
  return documents.flatMap((document) =>
    [...nodesIn(document)].flatMap(({ name, value, parent, path }) => {
      const id = (value as { _ref?: unknown } | null)?._ref
      if (name !== 'asset' || typeof id !== 'string' || !id.startsWith('image-')) return []
      if (typeof parent.alt === 'string' && parent.alt.trim() !== '') return []
      const message = 'Describe what the image shows, for visitors who cannot see it.'
      const place = path.replace(/asset$/, 'alt')
      return [{ level: 'error', check: 'alt text', id: document._id, path: place, message }]
    }),
  )
}

/** Images and files that no document uses, including drafts and releases. */
export function checkAssets({ all }: Content): Finding[] {
  const used = new Set(all.flatMap((document) => referencesIn(document).map(({ id }) => id)))
  return all.flatMap(({ _id, _type }) => {
    if (!/^sanity\.(image|file)Asset$/.test(_type) || used.has(_id)) return []
    const message = 'No document shows this file. Delete it under Media, or use it.'
    return [{ level: 'warning', check: 'assets', id: _id, path: '', message }]
  })
}
