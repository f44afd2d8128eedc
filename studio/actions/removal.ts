import type { Path, SanityClient } from 'sanity'
import { routableTypeNames } from '../schema/routable-types'
import { figureKeysIn, figurePlaces, renameFigure } from '../schema/validation/figures'
import { referencePaths, removeReferences, replaceReferences } from './references'
import { redirectChanges, type StoredRedirect } from './rename'
import { type Change, lock, patchTo, pathOf, type StoredDocument } from './stored-document'

export type RemovalMode = 'delete' | 'unpublish'

const isOwn = `_id == $id || _id == "drafts." + $id || _id in path($versions)`
const removalQuery = `{
  "own": *[${isOwn}],
  "holders": *[references($id) && !(${isOwn})],
  "redirects": *[_type == "redirect" && !(_id in path("versions.**"))]{_id, from, "to": to._ref}
}`

// Figures are named in any text of any document, so all documents are read.
const textsQuery = `*[!(_type match "sanity.*") && !(_type match "system.*") && !(${isOwn})]`

interface Stored {
  own: StoredDocument[]
  holders: StoredDocument[]
  redirects: StoredRedirect[]
}

/** A document that uses the one that is to be removed, with the places where it does. */
export interface Use {
  document: StoredDocument
  places: Path[]
}

/** What a removal concerns, as stored. */
export interface Removal {
  id: string
  type: string
  /** Of a company figure: its name in texts. */
  figureKey: string | undefined
  /** The path that visitors can open today. */
  path: string | undefined
  uses: Use[]
  /** Redirects that lead to the document. */
  redirects: StoredRedirect[]
  allRedirects: StoredRedirect[]
  /** Earlier versions of a legal page. */
  legalVersions: StoredDocument[]
  own: StoredDocument[]
}

/** Reads where a document is used: in published documents, drafts and releases. */
export async function readRemoval(client: SanityClient, id: string): Promise<Removal> {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const versions = `versions.*.${id}`
  const params = { id, versions }
  const { own, holders, redirects } = await raw.fetch<Stored>(removalQuery, params)
  const figureKey = own[0]?._type === 'companyFigure' ? String(own[0].key ?? '') : undefined
  const naming = figureKey
    ? (await raw.fetch<StoredDocument[]>(textsQuery, params)).filter((document) =>
        figureKeysIn(document).has(figureKey),
      )
    : []
  const users = [...new Map([...holders, ...naming].map((each) => [each._id, each])).values()]
  const published = own.find(({ _id }) => _id === id)
  const isOwnVersion = ({ _type, page }: StoredDocument) =>
    _type === 'legalVersion' && (page as { _ref?: string } | undefined)?._ref === id
  const legalVersions = holders.filter(isOwnVersion)
  return {
    id,
    type: own[0]?._type ?? '',
    figureKey,
    path: pathOf(published ?? null),
    uses: users
      .filter((holder) => holder._type !== 'redirect' && !legalVersions.includes(holder))
      .map((document) => ({
        document,
        places: [
          ...referencePaths(document, id),
          ...(figureKey ? figurePlaces(document, figureKey) : []),
        ],
      })),
    redirects: redirects.filter(({ to }) => to === id),
    allRedirects: redirects,
    legalVersions,
    own,
  }
}

export interface RemovalChoice {
  mode: RemovalMode
  /** The document that takes its place; without one, the references are removed. */
  replacement?: string | undefined
  /** Of a company figure: the name in texts of the one that takes its place. */
  replacementKey?: string | undefined
  /** The page that visitors of its path, and of redirects to it, reach; without one they get a 404. */
  redirectTo?: string | undefined
}

/** A user of the document as it will be, with the references replaced or removed. */
export function withoutUse({ document }: Use, id: string, replacement?: string): StoredDocument {
  return replacement ? replaceReferences(document, id, replacement) : removeReferences(document, id)
}

/** The document with another figure named in its texts; fields without the figure stay identical. */
function withFigureNamed(document: StoredDocument, from: string, to: string): StoredDocument {
  const changed = Object.entries(document).filter(([, value]) => figureKeysIn(value).has(from))
  const named = changed.map(([name, value]) => [name, renameFigure(value, from, to)])
  return { ...document, ...Object.fromEntries(named) }
}

/** The transaction that removes a document and everything that leads to it, or none of it. */
export function planRemoval(removal: Removal, choice: RemovalChoice): Change[] {
  const { id, own, uses, redirects, allRedirects, path, legalVersions } = removal
  const { mode, replacement, replacementKey, redirectTo } = choice
  const { figureKey } = removal
  const after = (use: Use) => {
    const document = withoutUse(use, id, replacement)
    return figureKey && replacementKey
      ? withFigureNamed(document, figureKey, replacementKey)
      : document
  }
  const published = own.find(({ _id }) => _id === id)
  const draft = own.find(({ _id }) => _id === `drafts.${id}`)
  const kept = allRedirects.filter(({ to }) => to !== id)
  return [
    ...uses.flatMap((use) => patchTo(use.document, after(use))),
    ...redirects.map(
      ({ _id }): Change =>
        redirectTo
          ? { patch: { id: _id, set: { to: { _type: 'reference', _ref: redirectTo } } } }
          : { delete: { id: _id } },
    ),
    ...(redirectTo && path
      ? redirectChanges(
          [{ id: redirectTo, from: path, to: path }],
          [
            ...kept,
            // Retargeted above: their ids are taken.
            ...redirects.filter(({ from }) => from !== path),
          ],
        )
      : []),
    ...(mode === 'delete' ? legalVersions.map(({ _id }) => ({ delete: { id: _id } })) : []),
    ...(mode === 'unpublish' && published && !draft ? [asDraft(published)] : []),
    ...(published ? [lock(published), { delete: { id } }] : []),
    ...(mode === 'delete'
      ? own.filter(({ _id }) => _id !== id).map(({ _id }) => ({ delete: { id: _id } }))
      : []),
  ]
}

function asDraft({ _rev, _updatedAt, ...content }: StoredDocument): Change {
  return { createIfNotExists: { ...content, _type: content._type, _id: `drafts.${content._id}` } }
}

const candidatesQuery = `{
  "sameType": *[_type == $type && _id != $id]{_id, _type, "title": coalesce(title, name, label, from, "Untitled"), "path": path.current, key},
  "pages": *[_type in $types && _id != $id && defined(path.current)]{_id, _type, "title": coalesce(title, "Untitled"), "path": path.current}
}`

/** A published document that an editor can choose in place of a removed one. */
export interface Candidate {
  _id: string
  _type: string
  title: string
  path: string | null
  /** Of a company figure: its name in texts. */
  key?: string | null
}

/** The published documents that can replace one, and the pages that its path can redirect to. */
export function readCandidates(client: SanityClient, { id, type }: { id: string; type: string }) {
  return client
    .withConfig({ perspective: 'published', useCdn: false })
    .fetch<{ sameType: Candidate[]; pages: Candidate[] }>(candidatesQuery, {
      id,
      type,
      types: routableTypeNames,
    })
}

type Marker = { level: string; message: string; path: Path }

/** Where references cannot just be removed: the errors that a document would have without them, by document id. */
export async function findBlockers(
  removal: Removal,
  validate: (document: StoredDocument) => Promise<Marker[]>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const errorsIn = async (document: StoredDocument) =>
    (await validate(document)).filter(({ level }) => level === 'error')
  const found = await Promise.all(
    removal.uses.map(async (use) => {
      const after = await errorsIn(withoutUse(use, removal.id))
      const known = new Set(after.length > 0 ? (await errorsIn(use.document)).map(toKey) : [])
      const { figureKey } = removal
      const isNamed = figureKey && figureKeysIn(use.document).has(figureKey)
      const messages = [
        ...after.filter((each) => !known.has(toKey(each))).map(({ message }) => message),
        ...(isNamed ? [`Its texts name {{${figureKey}}}.`] : []),
      ]
      return [use.document._id, [...new Set(messages)]] as const
    }),
  )
  return new Map(found.filter(([, messages]) => messages.length > 0))
}

const toKey = ({ path, message }: Marker) => JSON.stringify([path, message])
