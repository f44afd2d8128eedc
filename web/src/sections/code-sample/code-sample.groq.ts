import { ACTION_FIELDS } from '@/content/action/action.groq'
import { HEADING_FIELDS } from '@/sections/heading.groq'

export const CODE_SAMPLE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  look,
  examples[]{ _key, title, install, language, code, note },
  points,
  actions[]{ ${ACTION_FIELDS} }
`
