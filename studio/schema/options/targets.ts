/** What a button or link can lead to; each value but `chat` and `none` is the name of the field that holds it. */
export const targets = [
  { title: 'A page of this site', value: 'document' },
  { title: 'An account screen', value: 'route' },
  { title: 'A web address, email or phone number', value: 'url' },
  { title: 'A dialog', value: 'dialog' },
  { title: 'The chat (or Technical support, where there is none)', value: 'chat' },
  { title: 'A file to download', value: 'file' },
  { title: 'A place on the same page', value: 'anchor' },
  { title: 'Nothing (shown as plain text)', value: 'none' },
]
