/** Gives the browser a CSV file to save. */
export function saveCsv(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // After the download has begun.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
