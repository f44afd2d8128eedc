export const USAGE = `npm run leads -- COMMAND [options]

  list                     submissions, newest first
  show ID                  one submission, with every answer; the first characters of its id are enough
  export                   all submissions as CSV or JSON
  retry ID …               makes them due again, with all their attempts, on each channel that has not delivered them;
                           a blocked one is released so
  retry --state abandoned  all abandoned submissions (or undelivered: sends them now)
  purge --older-than AGE   permanently deletes delivered and blocked submissions
  person EMAIL             everything stored about the person with this address
  audit                    who listed, showed, exported or erased what, newest first
  migrate                  brings the database to this version, before servers of it start

Which submissions (list, export):
  --form FORM              as 'Support Request' or technical-support
  --state STATE            undelivered, delivered, abandoned or blocked
  --page PATH              sent from this page, such as /solutions/compliance; '/solutions/*' means all below
  --campaign NAME          of this campaign; upper case and spaces do not matter
  --since WHEN             a day (2026-03-01), a minute (2026-03-01T14:30), both UTC, or an age (7d)
  --until WHEN             the same; includes the whole day
  --limit N                maximum number (list: 50)

export:
  --format csv|json        default csv; with --form it has a column for each field
  --out FILE               into a new file that only you can read; CSV then has a byte order mark
  --files DIR              attached files, such as résumés, into a new folder as ID-NAME

purge:
  --older-than AGE         hours, days or weeks since they came: 12h, 180d, 4w
  --include-undelivered    also those that never reached anyone: undelivered and abandoned
  --yes                    without asking

person:
                           exit code 2 if nothing is stored
  --export                 all of it as JSON
  --out DIR                that JSON (person.json) and the files into a new folder, which only you can read
  --erase                  deletes it with files and links, and stops deliveries that have not ended
  --include-mentions       also submissions of others that mention the address in a text
  --yes                    without asking

audit:
  --since, --until, --limit  as above

Everywhere:
  --json, --table          default: a table on a terminal, JSON elsewhere
  --help                   this text

npm prints two lines first; -s suppresses them for a pipe:
  npm run -s leads -- list --state abandoned | jq '.[].id'
  npm run leads -- show 3f2a
  npm run leads -- export --form 'Support Request' --since 30d --out support.csv
  npm run leads -- purge --older-than 180d
  npm run leads -- person ada@example.org --export --out ada

The database is the site's: LEADS_DATABASE_URL (default: the file .data/leads.db).`
