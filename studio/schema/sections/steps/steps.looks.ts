/** How steps are drawn. The first look is the default. */
export const stepsLooks = [
  { title: 'Path: numbered stops side by side', value: 'path' },
  { title: 'Timeline: large dates, one below another', value: 'timeline' },
  { title: 'Contents: chapters with page numbers', value: 'contents' },
]
