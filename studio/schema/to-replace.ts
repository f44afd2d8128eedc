const texts = new Set<string>()

/** Marks a text of a new section or page as one that an editor has to replace: it cannot be published. */
export function toReplace(text: string): string {
  texts.add(text)
  return text
}

export const isToReplace = (text: string): boolean => texts.has(text)
