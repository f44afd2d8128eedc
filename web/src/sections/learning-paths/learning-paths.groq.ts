import { HEADING_FIELDS } from '@/sections/heading.groq'

export const LEARNING_PATHS_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  paths[]{ _key, title, text, modules[]{ _key, title, hours, text } }
`
