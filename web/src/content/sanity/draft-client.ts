import 'server-only'
import type { FilterDefault } from '@sanity/client'
import { client } from '@/content/sanity/client'
import { env } from '@/env'

/** Fields that code compares or turns into addresses: an invisible source marker would break them. */
const NOT_PROSE = new Set([
  ...['kind', 'poster', 'badge', 'tag'],
  ...['target', 'route', 'dialog', 'anchor', 'look', 'tone', 'picture', 'icon'],
  ...['method', 'path', 'fields', 'language', 'code', 'install', 'area', 'popular'],
  ...['salesEmail', 'supportEmail', 'pressEmail', 'privacyEmail', 'phone', 'brandSlug'],
])

/** The item of a list is what the list is. */
const isProse: FilterDefault = (value) => {
  const field = value.sourcePath.findLast((step) => typeof step === 'string')
  return !NOT_PROSE.has(field ?? '') && value.filterDefault(value)
}

/** Has the right to read drafts, and marks each text with its source for click-to-edit. */
export const draftClient = client.withConfig({
  token: env.SANITY_API_READ_TOKEN,
  stega: { enabled: true, studioUrl: env.STUDIO_URL, filter: isProse },
})
