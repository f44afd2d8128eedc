/** How well a visitor knows crypto; asked by two forms. */
export const experienceLevels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
  expert: 'Expert',
}
