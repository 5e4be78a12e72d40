import type { ComponentType } from 'react'
import { ButtonsPage } from './pages/ButtonsPage.tsx'
import { ConfirmationsPage } from './pages/ConfirmationsPage.tsx'
import { EditFormPage } from './pages/EditFormPage.tsx'
import { FieldsPage } from './pages/FieldsPage.tsx'
import { FormsPage } from './pages/FormsPage.tsx'
import { ListsPage } from './pages/ListsPage.tsx'
import { MessagesPage } from './pages/MessagesPage.tsx'

interface GalleryPage {
  name: string
  path: string
  Page: ComponentType
}

export const pages: readonly GalleryPage[] = [
  { name: 'Buttons', path: '/buttons', Page: ButtonsPage },
  { name: 'Fields', path: '/fields', Page: FieldsPage },
  { name: 'Messages', path: '/messages', Page: MessagesPage },
  { name: 'Lists', path: '/lists', Page: ListsPage },
  { name: 'Confirmations', path: '/confirmations', Page: ConfirmationsPage },
  { name: 'Forms', path: '/forms', Page: FormsPage },
  { name: 'Edit form', path: '/edit-form', Page: EditFormPage },
]
