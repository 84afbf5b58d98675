import { texts } from '../../kit/texts.ts';

export const helpTexts = texts({
  //                   zh            en                 fr                    es                   jp
  'help.title': ['帮助中心', 'Help centre', 'Centre d’aide', 'Centro de ayuda', 'ヘルプセンター'],
  'help.intro': [
    '读者与作者常问的问题。',
    'What readers and authors ask most often.',
    'Ce que lecteurs et auteurs demandent le plus.',
    'Lo que más preguntan lectores y autores.',
    '読者と執筆者からよくある質問です。',
  ],
  'help.all': ['全部问题', 'All questions', 'Toutes les questions', 'Todas las preguntas', 'すべての質問'],
});
