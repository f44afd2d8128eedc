/** What a call to action looks like. The first look is the default. */
export const callToActionLooks = [
  { title: 'Ink: dark band with buttons', value: 'ink' },
  { title: 'Paper: light band with buttons', value: 'paper' },
  { title: 'Newsletter: a box for an email address', value: 'newsletter' },
]
