/** How the examples of a code sample stand. */
export const codeSampleLooks = [
  { title: 'One at a time, behind tabs', value: 'tabs' },
  { title: 'Side by side, as cards', value: 'cards' },
]
