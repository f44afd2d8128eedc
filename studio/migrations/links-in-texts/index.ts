import { at, defineMigration, set } from 'sanity/migrate'

/** Links in texts are of the type that Sanity's editor makes of pasted ones. Run it when the new version starts. */
export default defineMigration({
  title: 'Links in texts as “link”',
  migrate: {
    object: ({ _type }) => (_type === 'textLink' ? at('_type', set('link')) : undefined),
  },
})
