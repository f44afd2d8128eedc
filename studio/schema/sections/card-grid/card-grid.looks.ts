/** How a grid draws its cards. The first look is the default. */
export const cardGridLooks = [
  { title: 'Plain: no boxes', value: 'plain' },
  { title: 'Bordered: cells of one sheet', value: 'bordered' },
  { title: 'Tinted: separate sheets', value: 'tinted' },
  { title: 'List: rows beside the title', value: 'list' },
  { title: 'Register: rows with their points as tags', value: 'register' },
  { title: 'Questions: large, with who asks them (dark)', value: 'questions' },
  { title: 'Directory: names in columns (dark)', value: 'directory' },
  { title: 'Levels: rows with a badge for their impact', value: 'levels' },
]
