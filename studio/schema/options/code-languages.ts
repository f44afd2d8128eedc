/** Languages that the site can highlight. */
export const codeLanguages = [
  { title: 'Shell', value: 'bash' },
  { title: 'HTTP', value: 'http' },
  { title: 'JSON', value: 'json' },
  { title: 'JavaScript', value: 'javascript' },
  { title: 'Python', value: 'python' },
  { title: 'Go', value: 'go' },
  { title: 'Ruby', value: 'ruby' },
  { title: 'SQL', value: 'sql' },
  { title: 'Plain text', value: 'text' },
]
