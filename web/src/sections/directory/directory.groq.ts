import { HEADING_FIELDS } from '@/sections/heading.groq'

export const DIRECTORY_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  groups[]{ _key, title, text, entries[]{ _key, name, text } }
`
