import type { EmploymentType, Role } from '@campanile/contract/roles.ts'

export const demoPassword = 'campanile'

interface DemoAccount {
  email: string
  firstName: string
  lastName: string
  role: Role
  employmentType: EmploymentType | null
  number: string | null
}

/** One account per role to sign in with. The people are fictional. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'admin@campanile.test',
    firstName: 'Amina',
    lastName: 'Rahman',
    role: 'admin',
    employmentType: null,
    number: null,
  },
  {
    email: 'lecturer@campanile.test',
    firstName: 'Tobias',
    lastName: 'Okonkwo',
    role: 'lecturer',
    employmentType: 'full-time',
    number: 'L-1001',
  },
  {
    email: 'visiting@campanile.test',
    firstName: 'Ingrid',
    lastName: 'Solheim',
    role: 'lecturer',
    employmentType: 'visiting',
    number: 'L-1002',
  },
  {
    email: 'student@campanile.test',
    firstName: 'Leila',
    lastName: 'Haddad',
    role: 'student',
    employmentType: null,
    number: 'S-20000',
  },
  {
    email: 'staff@campanile.test',
    firstName: 'Marek',
    lastName: 'Novak',
    role: 'staff',
    employmentType: 'full-time',
    number: 'E-3001',
  },
]

/** Leila's classmates. */
export const demoStudents: readonly string[] =
  'Noor Al-Sayed,Jonas Weber,Priya Raman,Callum Fraser,Sofia Marchetti,Emeka Eze,Hanna Lindqvist,Wei Zhang,Aoife Brennan,Mateo Silva,Yuki Tanaka,Fatima Zahra,Oskar Nilsen,Chloe Martin,Daniel Osei,Ines Costa,Tom Hughes,Zainab Yusuf,Arjun Mehta,Lucia Romero,Pavel Dvorak,Grace Mwangi,Omar Farouk,Elena Popescu,Ravi Nair,Maya Cohen,Finn Gallagher,Ana Kovac,Samuel Boateng,Rosa Jimenez,Kenji Mori,Amelie Laurent,Viktor Hansen,Thandi Dube,Luca Bianchi,Mina Park,Ahmed Salah,Clara Schmidt,Bilal Khan,Nadia Petrova'.split(
    ',',
  )

export const demoEmail = (name: string) => `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@campanile.test`
