/** What may identify a person: email addresses, numbers of phones and accounts, and tokens of links. */
const PERSONAL = [
  // Also encoded again.
  /@|%(25)*40/,
  // Also in groups. A date has eight digits.
  /(\d[ ().-]{0,3}){9}/,
  // A UUID; letters and digits that are too long for a word.
  /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}/i,
  /(?=[a-z\d]*\d)[a-z\d]{20}/i,
  /[a-z\d]{40}/i,
]

/** Whether the log may hold this decoded path: a redirect could start at it, and it is likely to name no person. */
export const mayLogPath = (path: string): boolean =>
  path.length <= 300 &&
  !/[\s?#]|\p{C}/u.test(path) &&
  PERSONAL.every((pattern) => !pattern.test(path))
