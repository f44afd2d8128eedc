/** How profiles are drawn. The first look is the default. */
export const profilesLooks = [
  { title: 'Regions: bars one below another (dark)', value: 'regions' },
  { title: 'Countries: entries with code and risk, two to a row', value: 'countries' },
]
