import 'server-only'
import type { FilterDefault } from '@sanity/client'
import { client } from '@/content/sanity/client'
import { env } from '@/env'

/** Fields that code compares or turns into addresses: an invisible source marker would break them. */
const NOT_PROSE = new Set([
  ...['kind', 'poster', 'badge', 'tag'],
  ...['target', 'route', 'dialog', 'anchor', 'look', 'tone', 'picture', 'icon'],
  ...['salesEmail', 'supportEmail', 'pressEmail', 'privacyEmail', 'phone', 'brandSlug'],
])

const isProse: FilterDefault = (value) =>
  !NOT_PROSE.has(String(value.sourcePath.at(-1))) && value.filterDefault(value)

/** Has the right to read drafts, and marks each text with its source for click-to-edit. */
export const draftClient = client.withConfig({
  token: env.SANITY_API_READ_TOKEN,
  stega: { enabled: true, studioUrl: env.STUDIO_URL, filter: isProse },
})
