import type { SanityClient } from 'sanity'
import { routableTypeNames } from '../schema/routable-types'
import { publishedId } from '../schema/validation/path'
import { type PathHolder, planRename, type RenamePlan, type StoredRedirect } from './rename'
import {
  type Change,
  isObject,
  lock,
  patchTo,
  pathOf,
  type StoredDocument,
} from './stored-document'
import { readWithTypedLinks, repairTypedLinks } from './typed-links'

export const publicationQuery = `{
  "published": *[_id == $id][0],
  "draft": *[_id == "drafts." + $id][0],
  "holders": *[_type in $types && defined(path.current)]{_id, _type, title, "path": path.current},
  "redirects": *[_type == "redirect" && !(_id in path("versions.**"))]{_id, from, "to": to._ref},
  "linking": *[references($id) && !(_id in path("versions.**"))
    && !(_type in ["redirect", "legalVersion"])]{_id, _type, title, name}
}`

export interface StoredPublication {
  published: StoredDocument | null
  draft: StoredDocument | null
  holders: PathHolder[]
  redirects: StoredRedirect[]
  linking: LinkingDocument[]
}

/** A document that links to another one. */
export interface LinkingDocument {
  _id: string
  _type: string
  title?: string | null
  name?: string | null
}

export interface Publication {
  /** Set only if the path changes. */
  rename?: { from: string; to: string; plan: RenamePlan; linking: LinkingDocument[] }
  /** Documents with typed links (text, not references) to a changed path. */
  typed: { document: StoredDocument; count: number }[]
  /** Set only for a legal page whose text changes: the date of the kept version, if one is kept. */
  legal?: { keptFrom: string | undefined; to: string | undefined }
  /** The publication, redirects, moved child pages, the kept legal version, and optionally repaired links. */
  changes: (repairsLinks: boolean) => Change[]
}

type Content = { _type: string; [field: string]: unknown }

/** Whether publishing changes other documents, too. */
export function hasConsequences(draft: Content | null, published: Content | null): boolean {
  if (!draft || !published) return false
  if (pathOf(draft) !== pathOf(published)) return true
  const changed = ['lastUpdated', 'title', 'summary', 'body'].some(
    (name) => JSON.stringify(draft[name]) !== JSON.stringify(published[name]),
  )
  return draft._type === 'legalPage' && changed
}

/** Reads what publishing a draft changes besides the document; undefined without a draft. */
export async function readPublication(
  client: SanityClient,
  id: string,
  siteUrl: string,
): Promise<Publication | undefined> {
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const stored = await raw.fetch<StoredPublication>(publicationQuery, {
    id,
    types: routableTypeNames,
  })
  const { published, draft, linking } = stored
  if (!published || !draft) return undefined
  const [from, to] = [pathOf(published), pathOf(draft)]
  const isRenamed = from !== undefined && to !== undefined && from !== to
  const plan = isRenamed ? planRename({ id, from, to, ...stored }) : undefined
  const texts = plan && from ? await readWithTypedLinks(raw, from, siteUrl) : []
  const typed = texts.flatMap((document) => {
    if (!plan || document._id === id) return []
    const { repaired, count } = repairTypedLinks(document, plan.moved, siteUrl)
    return count > 0 ? [{ document, repaired, count }] : []
  })
  const legal = legalChange(published, draft)
  return {
    ...(plan && isRenamed && { rename: { from, to, plan, linking } }),
    ...(legal && { legal }),
    typed,
    changes: (repairsLinks) => {
      const links = repairsLinks ? typed : []
      const own = links.find(({ document }) => document._id === draft._id)
      const others = links.filter((each) => each !== own)
      return [
        // First: these patches would fail on a document that this transaction has already changed.
        ...others.flatMap(({ document, repaired }) => patchTo(document, repaired)),
        ...(legal?.keptFrom ? [{ createOrReplace: legalVersionOf(published) }] : []),
        ...publish(published, own?.repaired ?? draft),
        ...(plan?.changes ?? []),
      ]
    },
  }
}

/** Publishes a draft, for the first time or again; fails if either version has changed in the meantime. */
export function publish(published: StoredDocument | null, draft: StoredDocument): Change[] {
  const { _id, _rev, _updatedAt, _system, ...content } = draft
  const fields = { ...(strengthen(content) as typeof content), _type: draft._type }
  return [
    ...(published ? [lock(published)] : []),
    lock(draft),
    published
      ? {
          createOrReplace: {
            ...fields,
            _id: published._id,
            _createdAt: published._createdAt,
          },
        }
      : { create: { ...fields, _id: publishedId(_id) } },
    { delete: { id: _id } },
  ]
}

/** Makes weak references strong, as the lake does on publishing; drafts refer weakly to unpublished documents. */
function strengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthen)
  if (!isObject(value)) return value
  const { _strengthenOnPublish, ...rest } = value
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(rest).map(([name, item]) => [name, strengthen(item)]),
  )
  const staysWeak = isObject(_strengthenOnPublish) && _strengthenOnPublish.weak === true
  if (_strengthenOnPublish !== undefined && !staysWeak) delete copy._weak
  return copy
}

/** Whether the text of a legal page changes, and which version is kept. */
export function legalChange(
  published: StoredDocument,
  draft: StoredDocument,
): Publication['legal'] {
  if (published._type !== 'legalPage') return undefined
  const text = ({ title, summary, body }: StoredDocument) => JSON.stringify([title, summary, body])
  const [before, after] = [dateOf(published), dateOf(draft)]
  if (before === after && text(published) === text(draft)) return undefined
  return { keptFrom: before === after ? undefined : before, to: after }
}

const dateOf = ({ lastUpdated }: StoredDocument) =>
  typeof lastUpdated === 'string' ? lastUpdated : undefined

/** The published text of a legal page as a version document. */
export function legalVersionOf({ _id, title, summary, body, lastUpdated }: StoredDocument) {
  return {
    _id: `legal-version-${_id}-${lastUpdated}`,
    _type: 'legalVersion',
    page: { _type: 'reference', _ref: _id, _weak: true },
    date: lastUpdated,
    title,
    ...(summary !== undefined && { summary }),
    body,
  }
}
