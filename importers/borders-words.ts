/** Names of historical-basemaps whose letters are broken or slipped, as they should stand. */
export const mendedNames: Record<string, string> = {
  'Teotihuac\ufffdn': 'Teotihuacán', 'Teotihuacàn': 'Teotihuacán', 'Monte Alb\ufffdn': 'Monte Albán', 'Monte Alb?n': 'Monte Albán', 'Monte Albàn': 'Monte Albán', 'M?ori': 'Māori', Maori: 'Māori',
  'Caloosahatchee cultureure': 'Caloosahatchee culture', 'Kingfom of Italy': 'Kingdom of Italy', Scottland: 'Scotland', Zhoa: 'Zhou states', 'Zhow states': 'Zhou states', Khoiasan: 'Khoisan', Boethuk: 'Beothuk',
  'Sultinate of Zanzibar': 'Sultanate of Zanzibar', 'Cuacasian Albania': 'Caucasian Albania', Nothumbria: 'Northumbria', 'Dutchy of Benevento': 'Duchy of Benevento', Burgandy: 'Burgundy', Cherookee: 'Cherokee',
};

/** Other names under which an encyclopedia has what historical-basemaps calls so. */
export const otherNames: Record<string, readonly string[]> = {
  Rome: ['Roman Republic'], Han: ['Han dynasty'], 'Han Empire': ['Han dynasty'], 'Tang Empire': ['Tang dynasty'], 'Song Empire': ['Song dynasty'], 'Ming Chinese Empire': ['Ming dynasty'], 'Manchu Empire': ['Qing dynasty'],
  'Zhou states': ['Zhou dynasty'], Korea: ['Joseon'], 'Eastern Roman Empire': ['Byzantine Empire'], Axum: ['Kingdom of Aksum'], Kush: ['Kingdom of Kush'], Meroe: ['Kingdom of Kush'], Mali: ['Mali Empire'],
  'Mauryan Empire': ['Maurya Empire'], 'Seleucid Kingdom': ['Seleucid Empire'], Assyria: ['Assyrian Empire'], 'Carthaginian Empire': ['Carthage'], 'Empire of Alexander': ['Macedon'], 'Macedon and Hellenic League': ['Macedon'],
  Hittites: ['Hittite Empire'], Olmec: ['Olmecs'], 'Indus valley civilization': ['Indus Civilization'], 'Maya states': ['Maya'], 'Maya city-states': ['Maya'], 'Maya chiefdoms and states': ['Maya'], 'Great Khanate': ['Mongol Empire'],
  'Southern Xiongnu': ['Xiongnu'],
};
