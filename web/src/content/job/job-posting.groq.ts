import { ACTION_FIELDS } from '@/content/action/action.groq'
import { SALARY_FIELDS } from '@/content/job/salary'

/** Put in braces after a `job`: what a list of positions shows. */
export const JOB_POSTING_FIELDS = /* groq */ `
  _id, title, "path": path.current, location, employmentType,
  salary{ ${SALARY_FIELDS} }, tags, summary, openUntil,
  action{ ${ACTION_FIELDS} }
`
