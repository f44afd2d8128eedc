/** What ties a control to its label, hint and error. */
export type Ties = {
  id: string
  required: boolean
  'aria-invalid': boolean
  'aria-describedby': string | undefined
}
