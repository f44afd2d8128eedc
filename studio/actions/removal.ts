import type { Path, SanityClient } from 'sanity'
import { routableTypeNames } from '../schema/routable-types'
import { figureKeysIn, figurePlaces, renameFigure } from '../schema/validation/figures'
import { newErrors, type Validate } from './document-errors'
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

// Texts of any document can name a figure, so all documents are read.
const textsQuery = `*[!(_type match "sanity.*") && !(_type match "system.*") && !(${isOwn})]`

interface Stored {
  own: StoredDocument[]
  holders: StoredDocument[]
  redirects: StoredRedirect[]
}

/** A document that uses the one to be removed, and where. */
export interface Use {
  document: StoredDocument
  places: Path[]
}

/** The stored documents that a removal affects. */
export interface Removal {
  id: string
  type: string
  /** For a company figure: its name in texts. */
  figureKey: string | undefined
  /** The published path. */
  path: string | undefined
  uses: Use[]
  redirects: StoredRedirect[]
  allRedirects: StoredRedirect[]
  /** Kept versions of a legal page. */
  legalVersions: StoredDocument[]
  own: StoredDocument[]
}

/** Reads where a document is used: published documents, drafts and releases. */
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
  /** The replacement document; without one, references are removed. */
  replacement?: string | undefined
  /** For a company figure: the replacement's name in texts. */
  replacementKey?: string | undefined
  /** The redirect target for the removed path and for redirects to it; without one, visitors get a 404. */
  redirectTo?: string | undefined
}

/** A using document with its references replaced or removed. */
export function withoutUse({ document }: Use, id: string, replacement?: string): StoredDocument {
  return replacement ? replaceReferences(document, id, replacement) : removeReferences(document, id)
}

/** Renames a figure in a document's texts; other fields stay identical. */
function withFigureNamed(document: StoredDocument, from: string, to: string): StoredDocument {
  const changed = Object.entries(document).filter(([, value]) => figureKeysIn(value).has(from))
  const named = changed.map(([name, value]) => [name, renameFigure(value, from, to)])
  return { ...document, ...Object.fromEntries(named) }
}

/** One transaction that removes a document and all references to it. */
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
            // These were retargeted above, so their ids are taken.
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

/** A published document that can replace a removed one. */
export interface Candidate {
  _id: string
  _type: string
  title: string
  path: string | null
  /** For a company figure: its name in texts. */
  key?: string | null
}

/** Published documents that can replace one, and pages that its path can redirect to. */
export function readCandidates(client: SanityClient, { id, type }: { id: string; type: string }) {
  return client
    .withConfig({ perspective: 'published', useCdn: false })
    .fetch<{ sameType: Candidate[]; pages: Candidate[] }>(candidatesQuery, {
      id,
      type,
      types: routableTypeNames,
    })
}

/** The errors that documents would have without their references, by document id. */
export async function findBlockers(
  removal: Removal,
  validate: Validate,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = await Promise.all(
    removal.uses.map(async (use) => {
      const after = withoutUse(use, removal.id)
      const { figureKey } = removal
      const isNamed = figureKey && figureKeysIn(use.document).has(figureKey)
      const messages = [
        ...(await newErrors(use.document, after, validate)),
        ...(isNamed ? [`Its texts name {{${figureKey}}}.`] : []),
      ]
      return [use.document._id, [...new Set(messages)]] as const
    }),
  )
  return new Map(found.filter(([, messages]) => messages.length > 0))
}
