/** Loads what finds articles, on first use; a visitor who only reads the first page never does. */
export const loadFoundArticles = () => import('./found-articles')
