/** Which way to reach the company a section shows. The first look is the default. */
export const contactLooks = [
  { title: 'Form: the message form', value: 'form' },
  { title: 'Details: addresses, telephone and hours (dark)', value: 'details' },
]
