export function thumbnailUrl(type: string): string {
  return type
}
