import { card } from '../../builders/section-items.ts'

/** Invented people; the role stands first because readers look for it. */
export const executiveTeam = [
  card(
    'Ingrid Adeyemi',
    'Chief Executive Officer and co-founder. Fourteen years in a financial crime unit; started the company after a case that took eleven months to trace by hand.',
  ),
  card(
    'Rafael Nakashima',
    'Chief Technology Officer and co-founder. Has built indexes of public ledgers since 2013 and wrote the first version of Reactor.',
  ),
  card(
    'Leila Marchetti',
    'Chief Compliance Officer. Formerly head of AML at a payments bank; sees to it that we keep the rules we help others keep.',
  ),
]

export const seniorLeadership = [
  card(
    'Tobias Mensah',
    'VP Engineering. Runs the graph database and everything that must not lose a transaction.',
  ),
  card(
    'Priya Raghunathan',
    'VP Product. Spent six years as an alert analyst and still clears a queue once a month.',
  ),
  card(
    'Callum Drummond',
    'VP Investigations. Former detective; leads the team that supports live cases.',
  ),
  card(
    'Yuki Sørensen',
    'Head of Research. Responsible for our reports, and for the pages on what they cannot show.',
  ),
  card('Amara Castellanos', 'Head of Attribution. Decides which evidence is enough for a label.'),
  card('Oleh Petrenko', 'Head of Security. Holds the keys, and the audits.'),
  card('Hannah Whitcombe', 'VP Customer Success. Answers for setup in 2-4 weeks.'),
  card(
    'Mateus Oliveira',
    'General Counsel. Reads every request from an authority before anybody answers it.',
  ),
]

export const advisoryBoard = [
  card('Dame Ruth Ashworth', 'Former judge in commercial fraud cases.'),
  card(
    'Dr Kwabena Lindqvist',
    'Professor of cryptography; works on the limits of clustering heuristics.',
  ),
  card('Soo-ah Bergmann', 'Former deputy director of a financial intelligence unit.'),
  card(
    'Farid Wolanski',
    'Founded and sold a regulated exchange; advises on what operations can bear.',
  ),
  card('Nomvula Etxeberria', 'Civil liberties lawyer; reviews our attribution policy every year.'),
  card('Gareth Oyelaran', 'Former head of a bank’s sanctions desk.'),
]
