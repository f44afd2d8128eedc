/** How the examples of a code sample stand. The first look is the default. */
export const codeSampleLooks = [
  { title: 'One at a time, behind tabs', value: 'tabs' },
  { title: 'Side by side, as cards', value: 'cards' },
]
