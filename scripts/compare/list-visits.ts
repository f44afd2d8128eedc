import { contentClient } from '../run/content-client.ts'
import { draftCookies } from './draft-cookies.ts'
import { isWanted, type Options } from './options.ts'
import { LAKE_TOKEN, type ServedTree } from './serve-tree.ts'
import type { Look } from './take-pictures.ts'
import { consent } from './visits/consent.ts'
import { dialogs } from './visits/dialogs.ts'
import { drafts } from './visits/drafts.ts'
import { gallery } from './visits/gallery.ts'
import { menus } from './visits/menus.ts'
import { pages } from './visits/pages.ts'
import { studio } from './visits/studio.ts'
import type { ListVisits, Visit } from './visits/visit.ts'

const ALWAYS: ListVisits[] = [gallery, pages, dialogs, menus, consent]
const WITH_STUDIO: ListVisits[] = [studio, drafts]

/** The age of the seed when the Studio opens, which shows the age of documents. */
const AFTER_SEED_MS = 60 * 60 * 1000

/** The wanted visits, longest first, so that workers finish at the same time. */
export async function listVisits(
  tree: ServedTree,
  { only, studio: withStudio }: Options,
): Promise<Visit[]> {
  const lists = await Promise.all(
    [...(withStudio ? WITH_STUDIO : []), ...ALWAYS].map((list) => list(tree)),
  )
  return lists.flat().filter(({ group, path }) => isWanted(only, group, path))
}

/** The settings that all browsers of a version share. */
export async function lookAt(tree: ServedTree, now: Date): Promise<Look> {
  const client = contentClient(tree.settings, LAKE_TOKEN)
  const query = `{
    "version": *[_type == "siteSettings"][0].consent.version,
    "newest": *[_type == "page"] | order(_updatedAt desc)[0]._updatedAt
  }`
  const { version, newest } = await client.fetch<{ version: number | null; newest: string }>(query)
  return {
    siteUrl: tree.settings.siteUrl,
    consentVersion: String(version ?? 0),
    draftCookies: await draftCookies(tree),
    now: now.getTime(),
    studioNow: Date.parse(newest) + AFTER_SEED_MS,
  }
}
