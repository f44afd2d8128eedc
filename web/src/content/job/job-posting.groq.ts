import { ACTION_FIELDS } from '@/content/action/action.groq'

/** Put in braces after a `job`: what a list of positions shows. */
export const JOB_POSTING_FIELDS = /* groq */ `
  _id, title, "path": path.current, location, employmentType, salary, tags, summary, openUntil,
  action{ ${ACTION_FIELDS} }
`
