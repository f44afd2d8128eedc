/** Loads the filtering code on first use; visitors who only read the first page do not download it. */
export const loadFoundArticles = () => import('./found-articles')
