import { chance, oneOf } from '../chance.ts'

/** Given and family names that often occur together. They refer to no real person. */
const origins: readonly (readonly [given: string, family: string])[] = [
  [
    'Alice Harriet Rosie Imogen Freya Poppy Martha Ellen Oliver Edward Rhys Callum Hugo Archie Toby Lewis',
    'Ashworth Barlow Cartwright Dawson Ellison Fairbrother Hartley Ingram Kirkby Langley Marlow Pemberton Radcliffe Thornton Whitlock Yardley',
  ],
  [
    'Aisling Niamh Saoirse Eilidh Morven Catriona Bronwen Carys Declan Cormac Fergus Hamish Ruairi Owain Gethin Iestyn',
    'Brannigan Carmody Devlin Fitzmaurice Gilchrist Kerrigan Llewellyn Macauley Mulvaney Pritchard Quinlan Sutherland Tierney Urquhart Vaughan Wynne',
  ],
  [
    'Adaeze Chiamaka Folake Ngozi Temilade Abena Akosua Esi Chidi Emeka Ikenna Kwame Kofi Obinna Segun Yaw',
    'Adeyemi Agyeman Amankwah Balogun Chukwu Danso Ekwueme Igwe Lawal Mensah Nnamdi Obi Ofori Okafor Oyelaran Sarpong',
  ],
  [
    'Amina Halima Mwende Nyambura Wanjiru Zawadi Naledi Thandiwe Barasa Juma Kamau Otieno Sipho Tendai Themba Tinashe',
    'Achieng Chikwava Dlamini Gichuru Khumalo Kiprono Mabuza Macharia Moyo Mutasa Ncube Ndlovu Njoroge Omondi Sibanda Wekesa',
  ],
  [
    'Ananya Diya Ishita Kavya Meera Nandini Pooja Sneha Aarav Dev Karthik Nikhil Rohan Sanjay Varun Vivek',
    'Acharya Banerjee Chatterjee Deshpande Gopalan Iyer Joshi Kulkarni Menon Naidu Pillai Rao Saxena Subramaniam Trivedi Venkatesh',
  ],
  [
    'Alina Farah Hira Mahnoor Rabia Sana Sumaiya Zara Adeel Bilal Danish Fahim Hamza Imran Rizwan Tariq',
    'Afzal Ansari Chaudhry Durrani Farooqi Hashmi Iqbal Jamil Karim Mirza Niazi Qureshi Rahim Siddiqui Talukdar Usmani',
  ],
  [
    'Dina Hala Leen Maryam Nadine Rania Salma Yasmin Anas Faris Hadi Karam Nabil Sami Tamer Ziad',
    'Abboud Barakat Chalhoub Darwish Ghanem Hamdan Issa Jaber Khoury Mansour Nassar Othman Qasim Rizk Saleh Tannous',
  ],
  [
    'Jiayi Lingyun Meilin Ruoxi Shuyi Xinyi Yuting Zihan Boyang Haoran Jianyu Minghao Rui Shilin Weijie Zhihao',
    'Cai Deng Fang Gao Huang Jiang Lai Liang Meng Pan Qian Shen Tian Wan Xiong Zhou',
  ],
  [
    'Haruka Misaki Natsumi Sakura Eunji Haeun Jiwoo Soyeon Daiki Kaito Ren Takumi Hyunwoo Jaemin Minjun Seungho',
    'Aoyama Fujimoto Hayashi Ishikawa Kimura Matsuda Nakagawa Okada Bae Chung Hwang Jeong Kwon Moon Ryu Seong',
  ],
  [
    'Linh Mai Ngoc Thuy Ayu Dewi Putri Siti Bao Duc Minh Quang Adi Budi Rizal Somchai',
    'Bui Dang Doan Luong Pham Truong Vu Gunawan Hidayat Kusuma Nugroho Santoso Suharto Wijaya Charoen Saetang',
  ],
  [
    'Agata Ewelina Kasia Zofia Irina Oksana Petra Tereza Bartek Jakub Maciej Wojtek Andrei Bohdan Ondrej Tomas',
    'Bielski Cerny Dudek Grabowski Havel Jankowski Kaminska Kravets Lysenko Malinowski Novotny Ostrowski Pawlak Shevchuk Wrona Zielinski',
  ],
  [
    'Camille Elodie Giulia Chiara Ilaria Margaux Solene Valentina Antoine Bastien Davide Enzo Lorenzo Matteo Remi Thibault',
    'Barbieri Caruso Conti Delacroix Ferrara Galli Leclerc Marchand Moretti Perrin Ricci Roussel Santoro Tessier Vasseur Vitale',
  ],
  [
    'Beatriz Carolina Ines Lucia Marisol Paloma Rafaela Ximena Alejandro Bruno Diego Gonzalo Joaquin Miguel Rodrigo Tiago',
    'Aguilar Barbosa Cardoso Dominguez Espinoza Figueroa Guerrero Herrera Macedo Navarro Ortega Pacheco Quintero Salazar Teixeira Valdez',
  ],
  [
    'Annika Astrid Elin Frida Ingrid Johanna Linnea Tuuli Anders Eerik Henrik Jens Lars Mikkel Nils Sander',
    'Aalto Bergqvist Dahlgren Eklund Frandsen Haugen Jokinen Korhonen Lindholm Mortensen Nygaard Rantanen Solberg Thorsen Vestergaard Wikstrom',
  ],
  [
    'Anneke Carlotta Greta Heike Katharina Lieke Sanne Ute Bram Dirk Florian Jonas Lukas Matthias Sebastian Thijs',
    'Aigner Bachmann De-Groot Eberhardt Fiedler Hoekstra Jansen Kessler Lindner Nieuwenhuis Oberhauser Reinhardt Steiner Vermeulen Wagner Zimmermann',
  ],
]

const lists = origins.map(([given, family]) => ({ given: given.split(' '), family: family.split(' ') }))

export interface Name {
  firstName: string
  lastName: string
}

export const nameOf = ({ firstName, lastName }: Name) => `${firstName} ${lastName}`

/** A different name for each of these words, and none that is already used. The same each time. */
export function namesFor(words: readonly string[], taken: Iterable<string>): Name[] {
  const used = new Set(taken)
  return words.map((word) => {
    for (let attempt = 0; ; attempt += 1) {
      const origin = oneOf(lists, 'origin', word, attempt)
      // Families move, so every sixth family name has another origin.
      const elsewhere =
        chance('moved', word, attempt) < 1 / 6 ? oneOf(lists, 'elsewhere', word, attempt) : origin
      const name = {
        firstName: oneOf(origin.given, 'given', word, attempt),
        lastName: oneOf(elsewhere.family, 'family', word, attempt).replace('-', ' '),
      }
      if (used.has(nameOf(name))) continue
      used.add(nameOf(name))
      return name
    }
  })
}
