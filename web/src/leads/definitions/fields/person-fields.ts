import { email, text } from './text-fields.ts'

/** Who is asking: the first three fields of every form dialog. */
export const personFields = {
  firstName: text({ label: 'First name', required: true, half: true, autoComplete: 'given-name' }),
  lastName: text({ label: 'Last name', required: true, half: true, autoComplete: 'family-name' }),
  email: email({ label: 'Email', required: true, half: true }),
}
