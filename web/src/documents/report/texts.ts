/** The facts of a report. */
export const reportTexts = {
  pages: (pages: number) => `${pages} pages`,
  downloads: (downloads: string) => `${downloads} downloads`,
  cite: 'How to cite',
  about: 'About this edition',
}
