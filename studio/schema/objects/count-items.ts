/** Says how many there are of what a preview has selected: “1 card”, “3 cards”. Previews get arrays as objects. */
export function countItems(items: object | undefined, one: string): string {
  const count = Object.keys(items ?? {}).length
  return `${count} ${count === 1 ? one : `${one}s`}`
}
